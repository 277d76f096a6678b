/*
 * A script that fails to load leaves the page readable but dead, and says nothing.
 * Reload once (a redeploy may have renamed the files); if that was already the reload, offer Retry.
 * The navigation type is the guard, so this works with storage denied and cannot loop.
 */
(() => {
  // In the language of the page: config/head-tags.ts.
  var texts = document.currentScript.dataset;
  var handled = false;

  function reload() {
    location.reload();
  }

  function offerRetry() {
    var box = document.createElement('div');
    box.className = 'load-error load-error--page';
    box.setAttribute('role', 'alert');
    var text = document.createElement('p');
    text.textContent = texts.message;
    var button = document.createElement('button');
    button.type = 'button';
    button.textContent = texts.retry;
    button.addEventListener('click', reload);
    box.append(text, button);
    document.body.prepend(box);
  }

  function recover() {
    if (handled || document.documentElement.dataset.hasHydrated === 'true') return;
    handled = true;
    var entry = performance.getEntriesByType('navigation')[0];
    if (entry && entry.type === 'reload') offerRetry();
    else reload();
  }

  window.addEventListener(
    'error',
    event => {
      if (event.target instanceof HTMLScriptElement) recover();
    },
    true,
  );
  // Deferred scripts all run before this event: no engine by then means its own file failed.
  document.addEventListener('DOMContentLoaded', () => {
    if (!window.docusaurus) recover();
  });
})();
