import parser from '@typescript-eslint/parser'
import a11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import relay from 'eslint-plugin-relay'

// Biome formats and lints; ESLint adds only what Biome has no rules for.
export default [
  { ignores: ['**/__generated__/**', 'web/generated/**', 'dist/**'] },
  {
    files: ['web/**/*.{ts,tsx}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { relay },
    rules: {
      ...relay.configs['ts-strict'].rules,
      // Dialogs and other parts are loaded by `import()`, which the rule does not see.
      'relay/must-colocate-fragment-spreads': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: 'SpreadElement > ObjectExpression.argument', message: 'Write its keys, one a line.' },
      ],
    },
  },
  {
    // Read in other places than by name in the file: as `valuesOf` a schema, and by the dialogs of the folder.
    files: ['web/**/{*Form.ts,*Form.tsx,*Dialogs.ts,dialog*.ts}'],
    rules: { 'relay/unused-fields': 'off' },
  },
  { files: ['web/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: ['web/**/*.tsx'],
    ...a11y.flatConfigs.strict,
    rules: {
      ...a11y.flatConfigs.strict.rules,
      // Sign-in and dialogs focus their first field on purpose; screen readers announce both.
      'jsx-a11y/no-autofocus': 'off',
      // Tab panels are focusable, as the WAI-ARIA practices recommend.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel'] }],
    },
  },
]
