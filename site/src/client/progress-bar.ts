import nprogress from 'nprogress';

/** The bar of Docusaurus has `role="bar"`, which does not exist; it is an ornament, and found by its class. */
nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar"><div class="peg"></div></div>',
});
