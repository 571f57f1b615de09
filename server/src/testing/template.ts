/** Name of the migrated database that tests copy theirs from. */
export const TEMPLATE = 'atrium_template';
