/** Wrapped: the one registry of components that pages may use without importing them. */

import { lazyIsland } from '@site/islands/kit/define-island';
import { pressIsland } from '@site/islands/kit/press-island';
import ApiLink from '@site/src/components/ApiLink';
import Badge, { Method } from '@site/src/components/Badge';
import Cards, { Card } from '@site/src/components/Cards';
import Figure from '@site/src/components/Figure';
import ScrollTable from '@site/src/components/ScrollTable';
import Steps from '@site/src/components/Steps';
import Term from '@site/src/components/Term';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  Tabs,
  TabItem,
  ApiLink,
  Badge,
  Card,
  Cards,
  Figure,
  Method,
  Steps,
  Term,
  CostCalculator: lazyIsland(() => import('@site/src/components/CostCalculator')),
  table: ScrollTable,
  DigestDemo: lazyIsland(() => import('@site/src/components/DigestDemo')),
  ErrorExplainer: lazyIsland(() => import('@site/src/components/ErrorExplainer')),
  SignatureLab: pressIsland('signature-lab', () => import('@site/src/components/SignatureLab')),
  WebhookBench: lazyIsland(() => import('@site/src/components/WebhookBench')),
  WorkflowChecker: lazyIsland(() => import('@site/src/components/WorkflowChecker')),
};
