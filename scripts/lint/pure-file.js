const WAITS = new Set(['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'fetch'])
const RANDOM = new Set(['randomUUID', 'randomBytes', 'randomInt', 'getRandomValues'])
/** The modules of Node.js that are pure. */
const COMPUTES = /^node:(?:util|crypto|buffer|querystring|url)$/

const MESSAGE =
  'A file without a suffix is pure: it waits for nothing, asks nobody and reads no clock. Take what it needs as an argument, or name it for what it is (the suffixes are in ARCHITECTURE.md).'

const nameOf = (node) => (node?.type === 'Identifier' ? node.name : undefined)

export default {
  meta: { name: 'domain' },
  rules: {
    /** No `async`, `await`, promise, timer, clock, random number, environment or input and output. */
    'pure-file': {
      create(context) {
        const report = (node) => context.report({ node, message: MESSAGE })
        const waits = (node) => {
          if (node.async) report(node)
        }
        return {
          FunctionDeclaration: waits,
          FunctionExpression: waits,
          ArrowFunctionExpression: waits,
          AwaitExpression: report,
          NewExpression({ callee }) {
            if (nameOf(callee) === 'Promise') report(callee)
          },
          CallExpression({ callee }) {
            if (WAITS.has(nameOf(callee))) report(callee)
          },
          MemberExpression({ object, property }) {
            const [of, name] = [nameOf(object), nameOf(property)]
            if (of === 'Promise' || of === 'process' || of === 'console') report(object)
            if (name === 'now' && /clock$/i.test(of ?? '')) report(object)
            if ((of === 'Math' && name === 'random') || (of === 'performance' && name === 'now'))
              report(object)
            if (of === 'crypto' && RANDOM.has(name)) report(object)
          },
          ImportDeclaration({ source, importKind }) {
            if (importKind !== 'type' && source.value.startsWith('node:') && !COMPUTES.test(source.value))
              report(source)
          },
          ImportSpecifier(node) {
            if (RANDOM.has(nameOf(node.imported))) report(node)
          },
        }
      },
    },
  },
}
