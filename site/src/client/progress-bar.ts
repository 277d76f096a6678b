import nprogress from 'nprogress';

/** The engine's bar calls itself `role="bar"`, which no reader's software knows; it is an ornament, and found by its class. */
nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar"><div class="peg"></div></div>',
});
