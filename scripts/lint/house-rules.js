import { directions } from './directions.js'

// Rules that no linter ships: who may import whom, and two that keep the second language first-class. Read by .oxlintrc.json.

// Tailwind's physical utilities, with any variant before them: `md:ml-4`, `-left-2`, `text-right`, `rounded-tl-xl`.
const physical =
  /(?:^|[\s:])-?(?:(?:scroll-)?[mp][lr]-|(?:left|right)-|border-[lr](?:-|\s|$)|rounded-(?:[lr]|t[lr]|b[lr])(?:-|\s|$)|(?:text|float|clear)-(?:left|right)(?:\s|$))/

const logicalSides = {
  create(context) {
    const check = (node, text) => {
      const found = physical.exec(text)
      if (found)
        context.report({
          node,
          message: `"${found[0].trim()}" breaks right-to-left: use ms-, pe-, start-, text-end…`,
        })
    }
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
}

// Attributes that people see or hear.
const spoken = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'description',
  'hint',
  'label',
  'placeholder',
  'title',
])
const hasWords = (text) => /\p{L}{2,}/u.test(text)

const textInMessages = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'Text belongs in web/src/i18n, in both languages.' })
    return {
      JSXText: (node) => hasWords(node.value) && report(node),
      JSXAttribute(node) {
        const isSpoken = node.name.type === 'JSXIdentifier' && spoken.has(node.name.name)
        if (isSpoken && node.value?.type === 'Literal' && hasWords(String(node.value.value))) report(node)
      },
    }
  },
}

export default {
  meta: { name: 'house' },
  rules: { directions, 'logical-sides': logicalSides, 'text-in-messages': textInMessages },
}
