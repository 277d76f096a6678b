import { type Repair, type RepairKind, repairKinds } from './repairs.ts';

// Enough to see what they have in common; whoever wants them all asks `readDocument`.
const shown = 3;

/** A few lines however much is wrong: each kind with its number and the first places. */
export function describeRepairs(repairs: Repair[]): string[] {
  const kinds = new Map<RepairKind, Map<string, Repair>>();
  for (const repair of repairs) {
    const found = kinds.get(repair.kind) ?? new Map();
    // Translations of a document have the same faults.
    found.set(repair.pointer, repair);
    kinds.set(repair.kind, found);
  }
  return [...kinds].flatMap(([kind, found]) => {
    const all = [...found.values()];
    const rest = all.length - shown;
    return [
      `${kind} (${all.length}): ${repairKinds[kind]}.`,
      ...all.slice(0, shown).map(describe),
      ...(rest > 0 ? [`  and ${rest} more`] : []),
    ];
  });
}

function describe({ pointer, detail }: Repair): string {
  return `  #${pointer}${detail ? `: ${shorten(detail)}` : ''}`;
}

const shorten = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text);
