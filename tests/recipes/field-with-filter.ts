import type { Recipe } from './copy.ts'

const articles = 'src/features/articles'
const definition = `${articles}/collections/press-releases.ts`
const codes = `${articles}/collections/codes.ts`
const labels = `${articles}/kind-labels.ts`

/** On a collection that has no filter of its own yet. */
export const fieldWithFilter: Recipe = {
  name: 'a field with a filter',
  limit: 3,
  english: { 'Chủ đề thử': 'Trial topic', 'Đào tạo thử': 'Trial training', 'Sản phẩm thử': 'Trial product' },
  steps: [
    async (copy) => {
      const doc = '/** The kinds of entries'
      await copy.edit(codes, doc, `export const topics = ['dao-tao', 'san-pham'] as const\n\n${doc}`)
      await copy.edit(codes, 'articleKinds = { ', "articleKinds = { 'press-releases': topics, ")
    },
    async (copy) => {
      await copy.edit(definition, '\n\nconst schema', "\nimport { topics } from './codes.ts'\n\nconst schema")
      await copy.edit(
        definition,
        'v.strictObject({',
        "v.strictObject({\n    topic: v.pipe(v.picklist(topics), v.description('What it is about.')),",
      )
      await copy.edit(definition, '  shown: [],\n', "  filters: { kind: ({ topic }) => topic },\n  shown: ['topic'],\n")
      await copy.edit(definition, '  listed: [],\n', "  listed: ['topic'],\n")
    },
    (copy) =>
      copy.edit(
        labels,
        /(KindLabels<typeof articleKinds> = \{)/,
        `$1
  'press-releases': {
    name: msg\`Chủ đề thử\`,
    values: { 'dao-tao': msg\`Đào tạo thử\`, 'san-pham': msg\`Sản phẩm thử\` },
  },`,
      ),
    async (copy) => {
      for (const [index, name] of (await copy.listFolders('content/press-releases')).toSorted().entries())
        await copy.edit(
          `content/press-releases/${name}/entry.yaml`,
          /^/,
          `topic: ${index === 0 ? 'dao-tao' : 'san-pham'}\n`,
        )
    },
  ],
  shows: (site) => {
    const page = site.readPage('/thong-cao-bao-chi', 'en')
    return {
      'the values in the payload': /"loai":\[\{"value":"dao-tao","count":1\},\{"value":"san-pham"/.test(page),
      'the name of the filter': page.includes('Trial topic'),
      'the names of its values': page.includes('Trial training') && page.includes('Trial product'),
    }
  },
}
