import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { readSidebar } from '@easel/reference';
import { currentLocale } from './config/site.ts';
import { contentFolder } from './versioning/sources.ts';

// Category labels double as translation keys in i18n/zh: rename them in both places, keep them unique within a sidebar.
const sidebars: SidebarsConfig = {
  tutorials: [
    'intro',
    {
      type: 'category',
      label: 'Quickstart',
      collapsible: true,
      link: { type: 'doc', id: 'quickstart/index' },
      items: [
        'quickstart/curl',
        'quickstart/node',
        'quickstart/python',
        'quickstart/go',
        'quickstart/java',
        'quickstart/php',
        'quickstart/ruby',
      ],
    },
    'use-cases-intro',
    'intro-stage',
    'intro-to-billing',
    {
      type: 'category',
      label: 'Generate images',
      collapsible: true,
      collapsed: false,
      items: [
        'gallery',
        'basic/txt2img',
        'basic/img2img',
        {
          type: 'category',
          label: 'Control and style',
          collapsible: true,
          collapsed: false,
          items: ['basic/component/controlnet', 'basic/component/lora'],
        },
      ],
    },
    {
      type: 'category',
      label: 'Cookbook',
      collapsible: true,
      link: { type: 'doc', id: 'cookbook/index' },
      items: ['pictures', 'series', 'costs', 'failures', 'unattended'].map(id => `cookbook/${id}`),
    },
    {
      type: 'category',
      label: 'Models',
      collapsible: true,
      items: ['model/simple', 'model/private-model'],
    },
    {
      type: 'category',
      label: 'Resources',
      collapsible: true,
      items: ['resource/upload'],
    },
    {
      type: 'category',
      label: 'Workflows',
      collapsible: true,
      link: { type: 'doc', id: 'workflow/index' },
      items: ['workflow/workflow_template'],
    },
    'tools',
    {
      type: 'category',
      label: 'In production',
      collapsible: true,
      items: [
        'guides/job-lifecycle',
        'guides/webhooks',
        'guides/errors-and-retries',
        'guides/rate-limits',
        'guides/key-security',
        'guides/testing',
        'guides/assistants',
        'guides/production-checklist',
        'guides/migration',
      ],
    },
    'glossary',
    'changelog',
  ],

  api: [
    'api/intro',
    {
      type: 'category',
      label: 'Conventions',
      collapsible: true,
      collapsed: false,
      items: ['api/base/basic_rule', 'api/base/http_status_code'],
    },
    {
      type: 'category',
      label: 'Signing',
      collapsible: true,
      link: { type: 'doc', id: 'api/signature/signature_intro' },
      items: ['api/signature/signature_build', 'api/signature/signature_verify'],
    },
    ...readSidebar(contentFolder(currentLocale(), undefined)),
    {
      type: 'category',
      label: 'Calls explained',
      collapsible: true,
      items: [
        'api/dictionary/job/create_job',
        'api/dictionary/job/get_job',
        'api/dictionary/job/cancel_job',
        'api/dictionary/model/get_model',
        'api/dictionary/resource/create_resource',
      ],
    },
    {
      type: 'category',
      label: 'Guides',
      collapsible: true,
      items: [
        'api/guide/how-to-get-the-model-id',
        'api/guide/workspace-api-example',
        'api/guide/list-of-constants',
        'api/guide/integration-faq',
        'api/guide/other-languages',
      ],
    },
  ],
};

export default sidebars;
