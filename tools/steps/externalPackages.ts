/**
 * The packages that a bundle loads from `node_modules`: native, WebAssembly and large ones. They are the `dependencies`
 * of package.json; everything else is compiled into the bundle.
 */
export const externalPackages = [
  '@graphql-yoga/render-graphiql',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  '@prisma/adapter-pg',
  '@prisma/client',
  '@prisma/schema-engine-wasm',
  '@simplewebauthn/server',
  'pg',
  'pino',
  'twilio',
] as const
