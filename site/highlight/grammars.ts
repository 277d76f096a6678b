/** Languages that pages show and prism-react-renderer does not bring. */
import './prism.ts';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-diff.js';
import 'prismjs/components/prism-http.js';
import 'prismjs/components/prism-java.js';
// PHP is a template language to Prism.
import 'prismjs/components/prism-markup-templating.js';
import 'prismjs/components/prism-php.js';
