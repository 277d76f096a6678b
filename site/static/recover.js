/*
 * A script that fails to load leaves the page readable but dead, and says nothing.
 * Reload once (a redeploy may have renamed the files); if that was already the reload, offer Retry.
 * The navigation type is the guard, so this works with storage denied and cannot loop.
 *
 * Once the page is alive, a file that is not there may belong to an earlier build than the one that is served: then the
 * reader is told, instead of pressing a button again and again.
 */
(() => {
  // In the language of the page: config/head-tags.ts.
  var texts = document.currentScript.dataset;
  var handled = false;
  var asking = false;

  function reload() {
    location.reload();
  }

  function offerReload(message, label) {
    var box = document.createElement('div');
    box.className = 'load-error load-error--page';
    box.setAttribute('role', 'alert');
    var text = document.createElement('p');
    text.textContent = message;
    var button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', reload);
    box.append(text, button);
    document.body.prepend(box);
  }

  function isAlive() {
    return document.documentElement.dataset.hasHydrated === 'true';
  }

  function isOwn(script) {
    return Array.from(document.scripts).some(element => element.src.endsWith(script));
  }

  function lookForUpdate() {
    if (asking || !isAlive()) return;
    asking = true;
    fetch(texts.build)
      .then(response => response.json())
      .then(build => {
        asking = !isOwn(build.script);
        if (asking) offerReload(texts.updated, texts.reload);
      })
      .catch(() => {
        asking = false;
      });
  }

  function recover() {
    if (handled || isAlive()) return;
    handled = true;
    var entry = performance.getEntriesByType('navigation')[0];
    if (entry && entry.type === 'reload') offerReload(texts.message, texts.retry);
    else reload();
  }

  window.addEventListener(
    'error',
    event => {
      if (event.target instanceof HTMLScriptElement) recover();
      if (event.target instanceof HTMLElement) lookForUpdate();
    },
    true,
  );
  // Of what is fetched, and of workers, no element tells.
  window.addEventListener('loadfailed', lookForUpdate);
  // Deferred scripts all run before this event: no engine by then means its own file failed.
  document.addEventListener('DOMContentLoaded', () => {
    if (!window.docusaurus) recover();
  });
})();
