"""The methods of the CUDASW++ literature on GPUs, each behind one interface (`core.cuda.published.method`)."""
