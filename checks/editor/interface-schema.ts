import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Schema {
  [keyword: string]: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  $defs?: Record<string, Schema>;
}

const { SyntaxKind } = ts;

/**
 * JSON Schema of an interface and of what it refers to in its file: what a loader accepts is said once, where it is read,
 * and its comments are what an editor shows.
 */
export function interfaceSchema(file: string, name: string): Schema {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const declarations = new Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>();
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      declarations.set(statement.name.text, statement);
  }
  const $defs: Record<string, Schema> = {};
  const define = (wanted: string): Schema => {
    const declaration = declarations.get(wanted);
    if (!declaration) throw new Error(`${file} has no type ${wanted}.`);
    if (!$defs[wanted]) {
      $defs[wanted] = {};
      $defs[wanted] = ts.isInterfaceDeclaration(declaration)
        ? objectSchema(declaration.members)
        : typeSchema(declaration.type);
    }
    return { $ref: `#/$defs/${wanted}` };
  };
  const root = define(name);
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...root, $defs };

  function objectSchema(members: ts.NodeArray<ts.TypeElement>): Schema {
    const fields = members.filter(ts.isPropertySignature);
    return {
      type: 'object',
      properties: Object.fromEntries(
        fields.map(field => [field.name.getText(), fieldSchema(field)]),
      ),
      required: fields.filter(field => !field.questionToken).map(field => field.name.getText()),
      additionalProperties: false,
    };
  }

  function fieldSchema(field: ts.PropertySignature): Schema {
    const schema = field.type ? typeSchema(field.type) : {};
    const [comment] = ts.getJSDocCommentsAndTags(field);
    const text = comment && ts.getTextOfJSDocComment(comment.comment)?.replace(/\s+/g, ' ');
    // Beside a reference draft 7 reads nothing else.
    if (!text) return schema;
    return schema.$ref ? { description: text, allOf: [schema] } : { description: text, ...schema };
  }

  function typeSchema(type: ts.TypeNode): Schema {
    if (type.kind === SyntaxKind.UnknownKeyword) return {};
    if (type.kind === SyntaxKind.StringKeyword) return { type: 'string' };
    if (type.kind === SyntaxKind.NumberKeyword) return { type: 'number' };
    if (type.kind === SyntaxKind.BooleanKeyword) return { type: 'boolean' };
    if (ts.isLiteralTypeNode(type))
      return { const: JSON.parse(type.getText().replaceAll("'", '"')) };
    if (ts.isArrayTypeNode(type)) return { type: 'array', items: typeSchema(type.elementType) };
    if (ts.isTypeLiteralNode(type)) return objectSchema(type.members);
    if (ts.isUnionTypeNode(type)) return { anyOf: type.types.map(typeSchema) };
    if (ts.isTypeReferenceNode(type)) return referenceSchema(type);
    throw new Error(`${file}: no schema for ${type.getText()}.`);
  }

  function referenceSchema({
    typeName,
    typeArguments = [] as never,
  }: ts.TypeReferenceNode): Schema {
    const [first, second] = typeArguments as readonly ts.TypeNode[];
    if (typeName.getText() === 'Record' && second)
      return { type: 'object', additionalProperties: typeSchema(second) };
    if (typeName.getText() === 'Partial' && first) {
      const partial = `Partial${first.getText()}`;
      define(first.getText());
      $defs[partial] = { ...$defs[first.getText()], required: [] };
      return { $ref: `#/$defs/${partial}` };
    }
    return define(typeName.getText());
  }
}
