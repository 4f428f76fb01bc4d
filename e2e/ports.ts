/** The first of the ports these tests use; another one lets two copies of the house be tested side by side. */
export const FIRST_PORT = Number(process.env['POTAGER_TEST_PORT'] ?? 4310);
