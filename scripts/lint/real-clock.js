const isNamed = (node, name) => node.type === 'Identifier' && node.name === name

function reporting(message, { alsoNow }) {
  return {
    create(context) {
      const report = (node) => context.report({ node, message })
      const bare = (node) => {
        if (isNamed(node.callee, 'Date') && node.arguments.length === 0) report(node)
      }
      return {
        NewExpression: bare,
        CallExpression: bare,
        MemberExpression({ object, property }) {
          if (isNamed(object, 'Temporal') && isNamed(property, 'Now')) report(object)
          if (alsoNow && isNamed(object, 'Date') && isNamed(property, 'now')) report(object)
        },
        ImportSpecifier(node) {
          if (isNamed(node.imported, 'systemClock')) report(node)
        },
      }
    },
  }
}

export default {
  meta: { name: 'time' },
  rules: {
    /** Forbids `new Date()`, `Date()`, `Date.now`, `Temporal.Now` and `systemClock`, which reads them. */
    'real-clock': reporting(
      'The machine’s clock is read by kernel/clock.ts alone: take the time from a Clock, in tests from siteClock or testClock.',
      { alsoNow: true },
    ),
    /** The same except `Date.now`: in a browser it is the visitor's clock, which a page may use for timeouts. */
    'real-day': reporting(
      'What day it is is the site’s to say: pages are rendered on the server too. Take it from `today` of the site.',
      { alsoNow: false },
    ),
  },
}
