const MESSAGE =
  'The machine’s clock is read by kernel/clock.ts alone: take the time from a Clock, in tests from siteClock or testClock.'

/** Names a read of the machine's own date: `new Date()`, `Date()`, `Date.now`, `Temporal.Now`. */
const realClock = {
  create(context) {
    const isNamed = (node, name) => node.type === 'Identifier' && node.name === name
    const bare = (node) => {
      if (isNamed(node.callee, 'Date') && node.arguments.length === 0)
        context.report({ node, message: MESSAGE })
    }
    return {
      NewExpression: bare,
      CallExpression: bare,
      MemberExpression(node) {
        const read = isNamed(node.object, 'Date') ? 'now' : isNamed(node.object, 'Temporal') ? 'Now' : null
        if (read !== null && isNamed(node.property, read)) context.report({ node, message: MESSAGE })
      },
      ImportSpecifier(node) {
        if (isNamed(node.imported, 'systemClock')) context.report({ node, message: MESSAGE })
      },
    }
  },
}

export default { meta: { name: 'time' }, rules: { 'real-clock': realClock } }
