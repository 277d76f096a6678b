import { describeRuntime } from './describe-runtime.ts';
import { startChromium } from './start-chromium.ts';

describeRuntime('the sandbox in a worker of Chromium', startChromium);
