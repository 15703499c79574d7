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

export default {
  meta: { name: 'shs' },
  rules: { 'no-cast-link': noCastLink, 'cast-needs-reason': castNeedsReason },
}
