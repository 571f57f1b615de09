// The shared packages come asynchronously in a federated build: everything that uses them is behind this import.
void import('./bootstrap.tsx');
