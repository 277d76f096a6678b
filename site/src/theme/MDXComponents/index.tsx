/** Wraps @docusaurus/theme-classic 3.10.2: the one registry of components that pages may use without importing them. */
import { defineIsland } from '@site/islands/kit/define-island';
import Cards, { Card } from '@site/src/components/Cards';
import {
  ApiLink,
  Badge,
  Figure,
  Method,
  ScrollTable,
  Steps,
  Term,
} from '@site/src/components/page-parts';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

const CostCalculator = defineIsland({
  when: 'near',
  load: () => import('@site/islands/tools/cost-calculator'),
});

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
  CostCalculator: (props: object) => (
    // In view when its pages come: src/css/parts.css keeps its place.
    <div className="room">
      <CostCalculator {...props} />
    </div>
  ),
  table: ScrollTable,
  DigestDemo: defineIsland({ when: 'near', load: () => import('@site/islands/tools/digest-demo') }),
  ErrorExplainer: defineIsland({
    when: 'near',
    load: () => import('@site/islands/tools/error-explainer'),
  }),
  SignatureLab: defineIsland<{ view: 'build' | 'check' }>({
    when: '#signature-lab',
    load: () => import('@site/islands/lab'),
  }),
  WebhookTester: defineIsland({
    when: 'near',
    load: () => import('@site/islands/tools/webhook-tester'),
  }),
  WorkflowChecker: defineIsland({
    when: 'near',
    load: () => import('@site/islands/tools/workflow-checker'),
  }),
};
