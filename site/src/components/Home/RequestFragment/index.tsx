import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import HttpMessage from '@site/src/components/HttpMessage';
import type { ReactNode } from 'react';
import parts from '../parts.module.css';

/** Only the message on the wire. Programs in other languages join as tabs once they are files that run. */
function message(prompt: string, seed: string): string {
  return `POST /v1/jobs HTTP/1.1
Host: api.easel.example
Authorization: Bearer YOUR_TOKEN
Content-Type: application/json

{
  "requestId": "3f2b8c1e-6a57-4d0c-9b1f-7e2d5a90c4e8",
  "stages": [
    { "type": "INPUT_INITIALIZE",
      "inputInitialize": { "seed": "${seed}", "count": 1 } },
    { "type": "DIFFUSION",
      "diffusion": {
        "sdModel": "757279507095956705",
        "width": 1152, "height": 896, "steps": 25,
        "prompts": [
          { "text": "${prompt}" }
        ] } }
  ]
}`;
}

export default function RequestFragment({
  prompt,
  seed,
}: {
  prompt: string;
  seed: string;
}): ReactNode {
  return (
    <div className={parts.split}>
      <div>
        <h2>
          <Translate id="home.request.title">The same request, on the wire</Translate>
        </h2>
        <ul className={`prose ${parts.lead}`}>
          <li>
            <Translate
              id="home.request.price"
              values={{
                link: (
                  <Link to="/docs/intro-to-billing">
                    <Translate id="home.request.price.link">Get a quote first</Translate>
                  </Link>
                ),
              }}
            >
              {'{link}: it is free, and the price never goes up once the job is created.'}
            </Translate>
          </li>
          <li>
            <Translate id="home.request.repeat">
              Send it twice with the same requestId and you get the first job again, not a second
              bill.
            </Translate>
          </li>
          <li>
            <Translate id="home.request.typo">
              A misspelt field is refused, so a typo never costs credits.
            </Translate>
          </li>
        </ul>
      </div>
      <HttpMessage title="POST /v1/jobs">{message(prompt, seed)}</HttpMessage>
    </div>
  );
}
