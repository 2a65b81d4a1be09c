import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type ESTree, type Plugin, parseAst } from 'vite'

const helpers = createRequire(createRequire(import.meta.url).resolve('relay-runtime'))

/**
 * Turns the CommonJS modules of Relay into ES modules, so that the build leaves out the parts that nothing imports and
 * shortens the names of the others. After an update of Relay, a module of a form that `toEsModule` does not know, or an
 * import that no module exports, fails the build.
 */
export function relayModules(): Plugin {
  return {
    name: 'relay-modules',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/(relay-runtime|react-relay)\/(lib\/.+|index|hooks)\.js$/ },
      handler: (code, id) => ({ code: toEsModule(code, id), moduleSideEffects: false }),
    },
    onLog(_level, log) {
      if (log.code === 'IMPORT_IS_UNDEFINED') this.error(log)
    },
  }
}

/** The `require` that a declaration starts with, such as `x = require('y')` and `x = _interop(require('y')).default`. */
const requireOf =
  /^(?<name>[\w$]+) = (?<interop>_interopRequireDefault\()?require\(['"](?<source>.+?)['"]\)\)?(?:\.default|\["default"\])?$/

/** A module that exports an object literal, directly or by its name. */
const exportsObject = /^module\.exports = \{|^var ([\w$]+) = \{[\s\S]*^module\.exports = \1;/m

/** A line of the index that no other module needs: it would keep a class of 8 kB. */
const unusedExport = /^ +NormalizationEngine: NormalizationEngine,\n/m

export function toEsModule(module: string, id: string): string {
  const code = module.replace(unusedExport, '')
  const text = ({ start, end }: ESTree.Span) => code.slice(start, end)
  const imports: string[] = []
  const interops: string[] = []

  function exported({ properties }: ESTree.ObjectExpression): string {
    const names = properties.map((property) => {
      if (property.type !== 'Property') throw new Error(`${id} exports ${text(property)}`)
      const name = text(property.key)
      if (property.value.type === 'Identifier') return `export { ${text(property.value)} as ${name} }`
      return `const exported_${name} = ${text(property.value)}; export { exported_${name} as ${name} }`
    })
    return names.join('\n')
  }

  function declaration(node: ESTree.VariableDeclaration): string {
    const [first, ...others] = node.declarations
    if (first?.init?.type === 'ObjectExpression') {
      const name = text(first.id)
      if (!code.includes(`\nmodule.exports = ${name};`)) return text(node)
      imports.push(`import * as ${name} from ${JSON.stringify(id)}`)
      return exported(first.init)
    }
    const { name, interop, source } = requireOf.exec(first ? text(first) : '')?.groups ?? {}
    if (!name || !source) return text(node)
    if (interop) interops.push(name)
    if (name === '_interopRequireDefault') return ''
    const from = JSON.stringify(esmSource(source))
    const isNamespace = exportsNames(source, id)
    imports.push(`import ${isNamespace ? '* as ' : ''}${name} from ${from}`)
    const rest = others.map(text).filter((other) => {
      const [, local, object, property] = /^([\w$]+) = ([\w$]+)\.([\w$]+)$/.exec(other) ?? []
      if (object !== name || !isNamespace) return true
      imports.push(`import { ${property} as ${local} } from ${from}`)
      return false
    })
    return rest.length > 0 ? `var ${rest.join(', ')}` : ''
  }

  function statement(node: ESTree.Directive | ESTree.Statement): string {
    if (node.type === 'VariableDeclaration') return declaration(node)
    const match = /^module\.exports = ([\s\S]+?);?$/.exec(text(node))
    if (!match || node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression')
      return text(node)
    const { right } = node.expression
    if (right.type === 'ObjectExpression') return exported(right)
    if (exportsObject.test(code)) return ''
    const { source } = requireOf.exec(`x = ${text(right)}`)?.groups ?? {}
    if (source) return `export * from ${JSON.stringify(source)}`
    return right.type === 'Identifier'
      ? `export { ${text(right)} as default }`
      : `export default ${text(right)}`
  }

  const body = parseAst(code)
    .body.map((node) => statement(node as ESTree.Statement))
    .join('\n')
  if (body.includes('module.exports')) throw new Error(`${id} exports in an unknown form`)
  return interops.reduce(
    (all, name) => all.replaceAll(`${name}["default"]`, name),
    `${imports.join('\n')}\n${body}`,
  )
}

/** Babel's helpers as ES modules, one copy for both packages. */
function esmSource(source: string): string {
  return source.startsWith('@babel/') ? helpers.resolve(source.replace('helpers/', 'helpers/esm/')) : source
}

/** Whether a module exports names; otherwise it exports one value. */
function exportsNames(source: string, importer: string): boolean {
  if (!source.startsWith('.')) return source === 'react' || source === 'relay-runtime'
  return exportsObject.test(readFileSync(`${join(dirname(importer), source)}.js`, 'utf8'))
}
