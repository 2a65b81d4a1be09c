/** JSON from a server, with untyped access: a wrong path fails the test. */
// biome-ignore lint/suspicious/noExplicitAny: untyped access is its purpose; only tests may use it.
export type AnyJson = any
