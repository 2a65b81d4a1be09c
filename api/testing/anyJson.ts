/** What came from a server, to be read into freely: a wrong path fails the test. */
// biome-ignore lint/suspicious/noExplicitAny: that is what it is for; nothing but tests may have it.
export type AnyJson = any
