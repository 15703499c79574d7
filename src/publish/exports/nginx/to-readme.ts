import { join } from 'node:path'

interface ReadmeOptions {
  /** The folder of all exports on the server. */
  root: string
  name: string
}

/** What an export says of itself. */
export function toReadme({ root, name }: ReadmeOptions): string {
  const current = join(root, 'current')
  return `# The site for nginx, release ${name}

\`http.conf\` belongs into the block \`http\` of nginx, \`server.conf\` into a block \`server\`:

    http {
      include ${current}/http.conf;
      server {
        listen 80;
        include ${current}/server.conf;
      }
    }

Both name this folder as it is in ${join(root, 'releases')}, so that nginx serves one release as a whole until it reads its
configuration again. Check and switch: \`nginx -t && nginx -s reload\`. Back to an earlier release:

    cd ${root} && ln -s releases/NAME current.new && mv -T current.new current && nginx -t && nginx -s reload

With TLS, limits and logs: docs/deploy/nginx.md of the project. Do not change files here: the time of each is part of its
entity tag. Copy them with their times (\`rsync -aH\`, \`tar\`).
`
}
