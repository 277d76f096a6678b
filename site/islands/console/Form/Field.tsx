import type { ReactNode } from 'react';
import { fieldKind } from '../schema/field-kind';
import { fitsKind } from '../schema/fits-kind';
import { resolveNode } from '../schema/resolve-node';
import ArrayField from './ArrayField';
import type { FieldProps } from './field-props';
import { useForm } from './form-context';
import MapField from './MapField';
import ObjectField from './ObjectField';
import ScalarField from './ScalarField';
import VariantField from './VariantField';

/** One place of the value, with the control that fits its schema. */
export default function Field(props: FieldProps): ReactNode {
  const { schemas } = useForm();
  const node = resolveNode(schemas, props.node);
  const resolved = { ...props, node };
  const kind = fieldKind(node);
  // What somebody has typed into the wrong place stays as they typed it; the server's message says what belongs there.
  if (!fitsKind(kind, props.value)) return <ScalarField {...props} node={{}} />;
  switch (kind) {
    case 'variants':
      return <VariantField {...resolved} />;
    case 'object':
      return <ObjectField {...resolved} />;
    case 'array':
      return <ArrayField {...resolved} />;
    case 'map':
      return <MapField {...resolved} />;
    default:
      return <ScalarField {...resolved} />;
  }
}
