// Lint rules of this project. JavaScript, because the linter does not compile plugins.

/** `<Link to={x as '/y'}>` compiles for any x, and would bypass the checks of links. */
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

/** The compiler cannot check `x as T`: a comment on the line must give the reason. */
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

/** Only src/lib/clock.ts reads the clock; all other code gets the time passed, so that checks do not depend on the day. */
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

/** Languages whose dates were once those of ISO 8601 in all engines. */
const isoLike = ['en-CA', 'fr-CA', 'sv', 'sv-SE', 'lt', 'lt-LT']

/** Dates as an engine writes them for a language are for people, and change between engines and their versions. */
const noLocaleForIso = {
  create(context) {
    const check = ({ callee, arguments: [tag] }) => {
      if (!isoLike.includes(tag?.value)) return
      const name = callee.property?.name ?? ''
      if (name !== 'DateTimeFormat' && !/^toLocale(?:Date|Time)?String$/.test(name)) return
      context.report({ node: tag, message: 'Not ISO 8601 in every engine. Use engine/model/locale/site-time.ts.' })
    }
    return { NewExpression: check, CallExpression: check }
  },
}

/** A reload that nothing limits may never end: of each, a comment says what keeps it from being repeated. */
const noBareReload = {
  create(context) {
    return {
      CallExpression({ callee }) {
        if (callee.type !== 'MemberExpression' || !['reload', 'replace', 'assign'].includes(callee.property.name))
          return
        const { object } = callee
        if (object.name !== 'location' && object.property?.name !== 'location') return
        context.report({ node: callee, message: 'Automatic loads go through the reload guard (shell/failures).' })
      },
    }
  },
}

const isImportMetaUrl = (node) =>
  node?.type === 'MemberExpression' && node.object.type === 'MetaProperty' && node.property.name === 'url'

/** The literal text with which an expression begins. */
function findStart(node) {
  if (node.type === 'TemplateLiteral') return node.quasis[0].value.raw
  return node.type === 'BinaryExpression' ? findStart(node.left) : node.type === 'Literal' ? String(node.value) : ''
}

/** In the URL of a file, spaces, Vietnamese letters and `[` `%` `#` `?` of its path are escaped: cut out, it names no file. */
const noUrlAsPath = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'Not the path of a file: it is escaped. Use fileURLToPath or pathToFileURL.' })
    const checkMade = (node) => {
      if (findStart(node).startsWith('file://')) report(node)
    }
    return {
      MemberExpression(node) {
        const { object, property } = node
        const isOfFile =
          object.type === 'NewExpression' &&
          object.callee.name === 'URL' &&
          object.arguments.some((one) => isImportMetaUrl(one) || findStart(one).startsWith('file:'))
        if (isOfFile && property.name === 'pathname') report(node)
        // import.meta.url.slice(7)
        if (isImportMetaUrl(object)) report(node)
      },
      TemplateLiteral(node) {
        if (node.expressions.length > 0) checkMade(node)
      },
      BinaryExpression(node) {
        if (node.operator === '+' && node.left.type === 'Literal') checkMade(node)
      },
    }
  },
}

/** A comment that begins with “What” or “Whether” names its subject last. */
const docNamesSubject = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (comment.type !== 'Block' || !/^\*\s+(?:\*\s+)?(?:What|Whether)\b/.test(comment.value)) continue
          context.report({ node: comment, message: 'Begin with the thing: “The page of …”, “True if …”, “Makes …”.' })
        }
      },
    }
  },
}

const toSign = (node) =>
  node.type === 'UnaryExpression' && node.operator === '-' ? -toSign(node.argument) : node.value === 1 ? 1 : 0

/** Engines differ in how they sort by `a < b ? -1 : 1`, which puts each of two equals after the other. */
const noSignOfTwo = {
  create(context) {
    return {
      ConditionalExpression(node) {
        const { test, consequent, alternate } = node
        if (test.type !== 'BinaryExpression' || !/^[<>]=?$/.test(test.operator)) return
        if (toSign(consequent) * toSign(alternate) !== -1) return
        context.report({ node, message: 'Equals sort by engine. Use ascending or descending (lib/order.ts).' })
      },
    }
  },
}

export default {
  meta: { name: 'own' },
  rules: {
    'no-cast-link': noCastLink,
    'cast-needs-reason': castNeedsReason,
    'no-wall-clock': noWallClock,
    'no-locale-for-iso': noLocaleForIso,
    'no-bare-reload': noBareReload,
    'no-url-as-path': noUrlAsPath,
    'doc-names-subject': docNamesSubject,
    'no-sign-of-two': noSignOfTwo,
  },
}
