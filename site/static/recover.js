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
    return box;
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
        // What a portal of the network answers names no script.
        asking = typeof build.script === 'string' && !isOwn(build.script);
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
      // A page that came in place of a script is one that cannot be read.
      if (event.target instanceof HTMLScriptElement || event.error instanceof SyntaxError)
        recover();
      if (event.target instanceof HTMLElement) lookForUpdate();
    },
    true,
  );
  // Of what is fetched, and of workers, no element tells.
  window.addEventListener('loadfailed', lookForUpdate);
  // A script that never comes tells nobody. It may still come, so nothing is reloaded without being asked for. Seconds are
  // counted one by one: a page that stood still itself has not waited.
  var seconds = 0;
  var box;
  var watch = setInterval(() => {
    seconds += 1;
    if (isAlive()) {
      clearInterval(watch);
      if (box) box.remove();
    } else if (seconds === 20 && !handled) {
      handled = true;
      box = offerReload(texts.message, texts.retry);
    }
  }, 1000);
  // Deferred scripts all run before this event: no sign of them by then means that their own file failed.
  document.addEventListener('DOMContentLoaded', () => {
    if (!document.documentElement.dataset.scripts && !window.docusaurus) recover();
  });
})();
