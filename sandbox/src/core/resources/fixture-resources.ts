import { fixtures } from '../contract-data.ts';
import type { Recipe } from '../images/recipe.ts';
import type { ResourceRecord } from './resource-store.ts';

/** The pictures that the contract's examples name, so that every example can be sent as it stands. */
export function fixtureResources(): ResourceRecord[] {
  return fixtures.resources.map(({ id, purpose, width, height }) => ({
    id,
    appId: '*',
    expiresAt: Number.POSITIVE_INFINITY,
    header: { format: 'png', width, height },
    recipe: fixtureRecipe(id, purpose, width, height),
  }));
}

export const maskPrompt = 'sandbox mask';

function fixtureRecipe(id: string, purpose: string, width: number, height: number): Recipe {
  return {
    paint: {
      prompt: purpose === 'mask' ? maskPrompt : 'a street by the harbour in spring',
      seed: 7,
      steps: 40,
      // Glass has edges for canny to find.
      baseModel: 'FLUX',
      modelId: id,
      loras: [],
    },
    canvas: { width, height },
    width,
    height,
    controls: [],
    note: '',
  };
}
