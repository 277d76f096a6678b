/** One page of each type. */
export const pageTypes = {
  'the home page': '/',
  'a tutorial': '/docs/basic/txt2img',
  'a quickstart': '/docs/quickstart/node',
  'an operation': '/docs/api/apis/create-job',
  'a page of the reference': '/docs/api/base/http_status_code',
  'the tools': '/docs/tools',
  'the list of posts': '/blog',
  'a post': '/blog/long-blog-post',
  'the archive': '/blog/archive',
  'a free page': '/markdown-page',
  'an unknown address': '/no-such-page',
};
