import { expect, it } from 'vitest'
import { toEsModule } from './relayModules.ts'

const id = `${process.cwd()}/node_modules/relay-runtime/lib/store/Example.js`
const lines = (code: string) => toEsModule(code, id).split('\n').filter(Boolean)

it('Names that a CommonJS module exports become names of an ES module', () => {
  expect(lines('module.exports = {\n  read: read,\n  one: 1\n};')).toEqual([
    'export { read as read }',
    'const exported_one = 1; export { exported_one as one }',
  ])
  expect(lines('var Flags = {\n  off: false\n};\nmodule.exports = Flags;')).toEqual([
    `import * as Flags from "${id}"`,
    'const exported_off = false; export { exported_off as off }',
  ])
})

it('A module that exports one value has a default export', () => {
  expect(lines('module.exports = Store;')).toEqual(['export { Store as default }'])
  expect(lines("module.exports = require('./lib/index.js');")).toEqual(['export * from "./lib/index.js"'])
})

it('Required modules are imported: those with names as a namespace, the others by their value', () => {
  expect(lines("var Reader = require('./RelayReader'),\n  read = Reader.read;")).toEqual([
    'import * as Reader from "./RelayReader"',
    'import { read as read } from "./RelayReader"',
  ])
  expect(lines("var Store = require('./RelayModernStore'),\n  size = Store.size;")).toEqual([
    'import Store from "./RelayModernStore"',
    'var size = Store.size',
  ])
})

it('A module that exports in another form is refused', () => {
  expect(() => toEsModule('if (isServer) module.exports = Store;', id)).toThrow('exports in an unknown form')
})
