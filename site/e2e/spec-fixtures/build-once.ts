import { buildFixture, type Fixture, type FixtureBuild } from './build-fixture.ts';

/** A build that several statements look at, started by the first of them. */
export function buildOnce(fixture: Fixture): () => Promise<FixtureBuild> {
  let build: Promise<FixtureBuild> | undefined;
  return () => {
    build ??= buildFixture(fixture);
    return build;
  };
}
