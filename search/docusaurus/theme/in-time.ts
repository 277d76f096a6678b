/**
 * What is on its way, or an error when it has not come in time: nobody waits for ever. It is not cancelled, because over a
 * slow network it may still come, and is in the browser's cache for the next try.
 */
export function inTime<T>(coming: Promise<T>, seconds = 15): Promise<T> {
  return new Promise((resolve, reject) => {
    // Counted one by one: a page that stood still itself has not waited.
    const timer = setInterval(() => {
      seconds -= 1;
      // The error of a fetch that gets no answer.
      if (seconds === 0) reject(new TypeError('timeout'));
    }, 1000);
    coming.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
