// Named exports, because relay-compiler reads an ESM config by name and fails on a default export.
export const src = './web'
export const artifactDirectory = './web/__generated__'
export const schema = './schema.graphql'
export const language = 'typescript'
export const eagerEsModules = true
export const customScalarTypes = { DateTime: 'string', Date: 'string', LocalTime: 'string' }
export const noFutureProofEnums = true
export const useImportTypeSyntax = true
// The server knows the texts by these ids; the browser sends only the ids
// (docs/decisions/0008-compiled-operations.md).
export const persistConfig = { file: './dist/documents.json', algorithm: 'SHA256' }
