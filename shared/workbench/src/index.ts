// Federation shares the libraries of the workbench with the remote, which requires an asynchronous start.
void import('./bootstrap.tsx');
