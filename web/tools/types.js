// Reads the JSON schema of the socket's messages and writes their TypeScript types:
// python -m chabudai.server.schema | node tools/types.js > src/net/wire.ts
import { readFileSync } from 'node:fs'

const { $defs: parts } = JSON.parse(readFileSync(0, 'utf-8'))

function type(schema) {
  if (schema.$ref) return schema.$ref.split('/').pop()
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const any = schema.anyOf ?? schema.oneOf
  if (any) return any.map(type).join(' | ')
  switch (schema.type) {
    case 'integer':
    case 'number':
      return 'number'
    case 'string':
      return 'string'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'array': {
      const item = schema.items ? type(schema.items) : 'unknown'
      return /[ |]/.test(item) ? `(${item})[]` : `${item}[]`
    }
    case 'object':
      return typeof schema.additionalProperties === 'object' && Object.keys(schema.additionalProperties).length
        ? `Record<string, ${type(schema.additionalProperties)}>`
        : 'Record<string, unknown>'
    default:
      return 'unknown'
  }
}

const lines = ['// Generated from the schema of the socket by tools/types.js: do not edit.', '']
for (const [name, schema] of Object.entries(parts)) {
  if (schema.description) lines.push(`/** ${schema.description.replaceAll('\n', ' ')} */`)
  if (!schema.properties) {
    lines.push(`export type ${name} = ${type(schema)}`, '')
    continue
  }
  const required = new Set(schema.required ?? [])
  lines.push(`export interface ${name} {`)
  for (const [field, inner] of Object.entries(schema.properties)) lines.push(`  ${field}${required.has(field) ? '' : '?'}: ${type(inner)}`)
  lines.push('}', '')
}
process.stdout.write(lines.join('\n'))
