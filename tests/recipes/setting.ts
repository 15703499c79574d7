import type { Recipe } from './copy.ts'

const config = 'src/engine/model/config'
const view = 'src/features/company/contact-view.tsx'

export const setting: Recipe = {
  name: 'a setting',
  limit: 3,
  english: { 'Tình trạng thử': 'Trial status' },
  steps: [
    async (copy) => {
      const after = '  /** 1 if a reverse proxy'
      await copy.edit(
        `${config}/site-config.ts`,
        after,
        `  /** The state of the platforms. */\n  SITE_STATUS_URL: v.optional(httpsUrl, 'https://status.example/'),\n${after}`,
      )
      await copy.edit(
        `${config}/site-config.ts`,
        '  googlePlay?: string\n',
        '  googlePlay?: string\n  status?: string\n',
      )
      await copy.edit(
        `${config}/site-config.ts`,
        '    ...(SITE_ACCOUNT_URL',
        '    status: settings.SITE_STATUS_URL,\n    ...(SITE_ACCOUNT_URL',
      )
    },
    (copy) =>
      copy.edit(
        `${config}/stored-settings.ts`,
        '  googlePlay: address,\n',
        '  googlePlay: address,\n  status: address,\n',
      ),
    async (copy) => {
      await copy.edit(
        view,
        'import { DeskFacts,',
        "import { useRouteContext } from '@tanstack/react-router'\nimport { DeskFacts,",
      )
      await copy.edit(
        view,
        '  const locale = useLocale()\n',
        "  const locale = useLocale()\n  const { status } = useRouteContext({ from: '__root__' }).config.platforms\n",
      )
      await copy.edit(
        view,
        '        <div className="part">',
        '        {status !== undefined && <a href={status}>{t`Tình trạng thử`}</a>}\n        <div className="part">',
      )
    },
  ],
  shows: (site) => ({
    'the link': site.readPage('/ho-tro/lien-he', 'en').includes('<a href="https://status.example/">Trial status</a>'),
  }),
}
