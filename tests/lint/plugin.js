// Rules of this project that no linter ships. JavaScript, because the linter loads it as it is.

/** `<Link to={x as '/y'}>` would compile for any x: the one hole in the checking of links. */
const noCastLink = {
  create(context) {
    return {
      JSXAttribute(node) {
        if (node.name.name !== 'to' || node.value?.type !== 'JSXExpressionContainer') return
        if (!/^TS(?:As|NonNull|TypeAssertion|Satisfies)/.test(node.value.expression.type)) return
        context.report({
          node,
          message: 'A cast here hides a dead link. Name the route in code, or use HrefLink with a path from toHref.',
        })
      },
    }
  },
}

/** `x as T` is a claim that the compiler cannot check: the line says why it holds. */
const castNeedsReason = {
  create(context) {
    return {
      TSAsExpression(node) {
        if (node.typeAnnotation.type === 'TSTypeReference' && node.typeAnnotation.typeName.name === 'const') return
        const { line } = node.loc.end
        if (/\/\/ \S/.test(context.sourceCode.lines[line - 1])) return
        context.report({ node, message: 'Say on this line, in a comment, why the cast is right.' })
      },
    }
  },
}

const isNamed = (node, object, property) => node.object.name === object && node.property.name === property

/** The wall clock is read in one place; all else is given a moment, so that a check passes or fails on any day alike. */
const noWallClock = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'Take the moment from the clock that is handed down (lib/clock.ts).' })
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node)
      },
      CallExpression(node) {
        if (node.callee.name === 'Date') report(node)
      },
      MemberExpression(node) {
        if (isNamed(node, 'Date', 'now') || isNamed(node, 'Temporal', 'Now')) report(node)
        if (isNamed(node, 'performance', 'timeOrigin')) report(node)
      },
    }
  },
}

export default {
  meta: { name: 'shs' },
  rules: { 'no-cast-link': noCastLink, 'cast-needs-reason': castNeedsReason, 'no-wall-clock': noWallClock },
}
