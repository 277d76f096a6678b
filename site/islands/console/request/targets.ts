import type { FormData } from '../form-data';

export type TargetKind = 'page' | 'local' | 'production';

export interface Target {
  kind: TargetKind;
  origin: string;
  appId: string;
}

/** The in-page sandbox speaks as the local one does, so that a request can be carried to a shell unchanged. */
export function targetOf(data: FormData, kind: TargetKind, appId: string): Target {
  const [production, local] = data.servers;
  return kind === 'production'
    ? { kind, origin: production, appId }
    : { kind, origin: local, appId: 'app_sandbox' };
}
