import { join } from 'node:path'
import type { UserConfig } from 'vite'

const router = join(import.meta.dirname, '../node_modules/react-router/dist/production')

/** What stands for what, in the site and in the shells that are drawn of it. */
export const resolve: UserConfig['resolve'] = {
  alias: [
    {
      find: /^(?:\.\.?\/)+createLucideIcon\.mjs$/,
      replacement: join(import.meta.dirname, 'src/ui/lucide-icon.ts'),
    },
    // Its package.json leads browsers to the development build.
    { find: /^react-router$/, replacement: join(router, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
  ],
}

/** Constants that the build knows. */
export const define: UserConfig['define'] = {
  'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
}
