// Named exports: relay-compiler reads an ESM config by its names, a default export stops it.
export const src = './web'
export const artifactDirectory = './web/__generated__'
export const schema = './schema.graphql'
export const language = 'typescript'
export const eagerEsModules = true
export const customScalarTypes = { DateTime: 'string', Date: 'string' }
export const noFutureProofEnums = true
export const useImportTypeSyntax = true
// The server knows the texts by these ids; the browser sends the ids alone (docs/decisions/0008-compiled-operations.md).
export const persistConfig = { file: './dist/documents.json', algorithm: 'SHA256' }
